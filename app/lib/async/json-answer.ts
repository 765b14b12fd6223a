/**
 * Asks an address for JSON.
 *
 * @throws Error when no answer comes, when it is a refusal, or when it is no JSON: a guard may have led to another page
 */
export async function jsonAnswer<Answer>(address: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(address, request)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
