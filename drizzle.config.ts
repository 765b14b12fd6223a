import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './app/features/*/tables.server.ts',
  out: './app/platform/database/migrations',
})
