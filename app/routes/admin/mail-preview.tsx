import { Tabs } from '#app/ui/tabs/tabs.tsx'

/** Both bodies of a message. The HTML is in a sandboxed frame without scripts and links. */
export function MailPreview({ html, plainText }: { html: string; plainText: string }) {
  return (
    <Tabs
      label="Bodies of the message"
      items={[
        {
          value: 'html',
          label: 'As sent',
          content: (
            <iframe
              title="Message"
              sandbox=""
              srcDoc={html}
              className="h-[44rem] w-full rounded-print border border-line bg-paper"
            />
          ),
        },
        {
          value: 'text',
          label: 'Plain text',
          content: (
            <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-print border border-line bg-linen p-5 font-mono text-sm">
              {plainText}
            </pre>
          ),
        },
      ]}
    />
  )
}
