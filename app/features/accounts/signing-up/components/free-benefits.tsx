import { Check } from 'lucide-react'

const BENEFITS = [
  'Your style with its colours and materials, kept in your profile',
  'Your photo and its redesign side by side, on every device',
]

/** The free benefits of an account. */
export function FreeBenefits({ firstBenefit }: { firstBenefit: string }) {
  return (
    <ul className="grid gap-2 text-dense">
      {[firstBenefit, ...BENEFITS].map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-success" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
