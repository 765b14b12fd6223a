import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './app/features/*/tables.server.ts',
    './app/features/*/*/tables.server.ts',
    './app/platform/*/tables.server.ts',
  ],
  casing: 'snake_case',
  out: './app/platform/database/migrations',
})
