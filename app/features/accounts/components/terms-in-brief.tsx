const POINTS = [
  'We store your style and the photos you upload, and process the photos to redesign your rooms.',
  'We never sell your data.',
  'Pictures you upload, and what is made of them, may be shown in our marketing, on social platforms, in press and in case studies, with personal information removed.',
  'Redesigns are made by AI: they are ideas, not building plans.',
  'Paid services are final sale unless stated otherwise.',
  'We may end an account without notice. Changes to these terms are announced 30 days ahead.',
]

/** What is agreed to, in plain words. */
export function TermsInBrief() {
  return (
    <details className="ml-9 text-dense">
      <summary className="min-h-11 cursor-pointer content-center text-bloom underline underline-offset-4">
        What you agree to
      </summary>
      <ul className="mt-1 grid list-disc gap-2 pl-5 text-ink-soft">
        {POINTS.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  )
}
