import { z } from 'zod'

/** A model's price: the beginning of the model's name and US dollars per million tokens. */
const priceSchema = z.object({
  model: z.string().trim().max(100),
  textIn: z.coerce.number().min(0).max(1000),
  imageIn: z.coerce.number().min(0).max(1000),
  out: z.coerce.number().min(0).max(1000),
})

/** Of two rows with one name only the first would count. */
function refuseSharedNames(rows: { model: string }[], { addIssue }: z.RefinementCtx) {
  const shared = rows.find(({ model: name }, row) => rows.findIndex(({ model }) => model === name) !== row)
  if (!shared) return
  const which = shared.model ? `Two rows are for ${shared.model}.` : 'Two rows have no model name.'
  addIssue(`${which} Please name each model once. To remove a row, empty its prices too.`)
}

/** The price table. */
export const pricesSchema = z.array(priceSchema).max(30).superRefine(refuseSharedNames)
