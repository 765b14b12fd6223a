import { useFetcher } from 'react-router'
import { SwitchButton } from '#app/ui/buttons/switch-button.tsx'

/** A switch that requires a second factor of the whole team. */
export function FactorSetting({ isRequired }: { isRequired: boolean }) {
  const fetcher = useFetcher()
  const intent = isRequired ? 'free-second-factor' : 'require-second-factor'
  return (
    <section className="grid max-w-text gap-3 border-line border-t pt-8">
      <h2 className="text-xl">Require a second factor</h2>
      <p className="text-ink-soft">
        Everybody of the team then signs in with a code of their phone, too. Whoever has none is led to set it
        up and can do nothing else before.
      </p>
      <SwitchButton
        label="Require a second factor of everybody of the team"
        isOn={isRequired}
        pending={fetcher.state !== 'idle'}
        onToggle={() => void fetcher.submit({ intent }, { method: 'post' })}
      />
    </section>
  )
}
