import { z } from 'zod'
import { currentPassword, emailSchema, withCredentials } from '../schema.ts'

export const signInSchema = withCredentials(
  z.object({
    email: emailSchema,
    password: currentPassword,
  }),
)
