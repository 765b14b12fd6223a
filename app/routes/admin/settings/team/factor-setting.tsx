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
        Everybody on the team then also needs a code from their phone to sign in. Anyone without one has to
        set it up before doing anything else.
      </p>
      <SwitchButton
        label="Require a second factor of everybody on the team"
        isOn={isRequired}
        pending={fetcher.state !== 'idle'}
        onToggle={() => void fetcher.submit({ intent }, { method: 'post' })}
      />
    </section>
  )
}
