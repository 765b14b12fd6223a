import { DataBlock } from '#app/ui/data-block.tsx'
import { type FormRefusal, REFUSAL_DATA, SENT_DATA, type SentForm } from '../rules/form-options.ts'
import type { GuestFormReply } from '../rules/problem.ts'

/** Tells the script of a page why its form was refused. Nothing without a refusal. */
export function RefusalData({ reply }: { reply: GuestFormReply<unknown> | undefined }) {
  if (!reply?.problem) return null
  const { problem, stamp, values } = reply
  const refusal: FormRefusal = { problem, ...(stamp && { stamp }), isFilledIn: values !== undefined }
  return <DataBlock id={REFUSAL_DATA} data={refusal} />
}

/** Tells the script of the page that takes a form's place what to do in the browser. */
export const SentData = (sent: SentForm) => <DataBlock id={SENT_DATA} data={sent} />
