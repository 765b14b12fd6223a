/** Identifies a form. One that got no answer is known by its address alone. */
interface Sent {
  intent?: string
}

/** Remembers which toasts show refusals, by form, so that the form's next reply can remove them. */
export function shownRefusals() {
  const ids = new Map<string, string>()
  let count = 0
  const key = ({ intent }: Sent, address: string) => (intent ? `${address} ${intent}` : address)
  return {
    /** Creates the id of a refusal's toast. */
    add(reply: Sent, address: string): string {
      count += 1
      const id = `refusal-${count}`
      ids.set(key(reply, address), id)
      return id
    },
    /** Returns the ids of toasts that a reply makes obsolete, each only once. */
    endedBy(reply: Sent, address: string): string[] {
      return [...new Set([address, key(reply, address)])].flatMap((form) => {
        const id = ids.get(form)
        ids.delete(form)
        return id ?? []
      })
    },
  }
}
