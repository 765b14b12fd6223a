import type { QueryProduct } from './query-product.ts'

/** Stores a designer request with an intake form that its client has filled in. */
export async function createIntakeSubmission(
  query: QueryProduct,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await query(
    `WITH request AS (INSERT INTO designer_requests (name, project_type, message)
       VALUES ($1, 'single_room', 'Please call me about my hall.') RETURNING id)
     INSERT INTO design_intake_submissions (designer_request_id, client_name, client_email, room_type)
     SELECT id, $1, $2, 'Entryway' FROM request`,
    [name, email],
  )
}
