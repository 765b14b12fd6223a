import { Notice } from '#app/ui/notices/notice.tsx'

/** Recovery codes for a lost phone, shown only here. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <Notice tone="success" title="Keep these recovery codes now">
    <p>
      Each lets you sign in once without your phone. They are not shown again: print them, or keep them in a
      password manager.
    </p>
    <ul className="mt-4 grid gap-x-8 gap-y-1 font-mono text-base sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </Notice>
)
