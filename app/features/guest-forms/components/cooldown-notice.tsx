import { Notice } from '#app/ui/notices/notice.tsx'

/**
 * The notice above a form that cannot be sent yet, so that nobody fills in a long one first. The page's script shows it.
 * It is not read aloud by itself, because it would be again every second.
 */
export const CooldownTemplate = () => (
  <template data-part="cooldown">
    <div data-notice="">
      <Notice isNew={false} title="What you see in this form has not been sent">
        We have what you sent before, thank you. You can send this one in{' '}
        <span data-part="left" className="tabular-nums" />.
      </Notice>
    </div>
  </template>
)
