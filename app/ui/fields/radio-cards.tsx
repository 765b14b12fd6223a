import { useField } from './field.tsx'
import { RadioFieldset, type RadioGroupProps, RadioInput } from './radio-group.tsx'
import { optionHint, optionLabel, optionValue } from './select-field.tsx'
import { radioStyle } from './tick-style.tsx'

const OF_ONE_WIDTH = 'grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]'
/** Without descriptions, cards are as wide as their labels and wrap. */
const AS_WIDE_AS_WORDS = 'flex flex-wrap gap-3 *:grow'

/** A few choices as cards side by side, with optional descriptions. */
export function RadioCards(group: RadioGroupProps) {
  const field = useField(group.id, group)
  return (
    <RadioFieldset group={group} field={field}>
      <div className={group.options.some(optionHint) ? OF_ONE_WIDTH : AS_WIDE_AS_WORDS}>
        {group.options.map((option) => (
          <label
            key={optionValue(option)}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-edge p-4 transition-colors hover:border-ink has-checked:border-bloom has-checked:bg-linen has-disabled:cursor-not-allowed has-checked:shadow-[inset_0_0_0_1px_var(--color-bloom)]"
          >
            <RadioInput group={group} option={option} className={radioStyle} />
            <span>
              <span className="block font-medium leading-6">{optionLabel(option)}</span>
              {optionHint(option) && (
                <span className="mt-1 block text-ink-soft text-sm">{optionHint(option)}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </RadioFieldset>
  )
}
