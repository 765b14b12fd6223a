import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test('a feature that follows the rules is not reported', () => {
  const files = {
    'app/features/rooms/schema.ts':
      "import { z } from 'zod'\nimport { defineQueue } from '#app/platform/jobs/queue.ts'",
    'app/features/rooms/tables.server.ts':
      "import { pgTable } from 'drizzle-orm/pg-core'\nimport { users } from '#app/features/accounts/tables.server.ts'",
    'app/features/rooms/commands/upload-room.server.ts': [
      "import { eq } from 'drizzle-orm'",
      "import { reserveCredit } from '#app/features/credits/commands/ledger.server.ts'",
      "import { roomUploads } from '../tables.server.ts'",
      'export async function uploadRoom(services: Services, actor: Member, input: UploadInput) {}',
    ].join('\n'),
    'app/features/rooms/components/room-card.tsx':
      "import type { Room } from '../queries.server.ts'\nimport { Card } from '#app/ui/card.tsx'",
    'app/features/rooms/rules.test.ts': "import { photo } from '#tests/builders/photos.ts'",
    'app/routes/account/dashboard.tsx':
      "import type { Route } from './+types/dashboard.ts'\nimport { uploadRoom } from '#app/features/rooms/commands/upload-room.server.ts'",
    'server/main.ts': "import type * as entry from '#app/entry.server.tsx'\nimport { Hono } from 'hono'",
  }
  expect(findingsIn(files)).toEqual([])
})

test('the finding names the line and the import', () => {
  const text = "\n\nimport { price } from '#app/features/credits/rules.ts'"
  expect(findingsIn({ 'app/ui/card.tsx': text })[0]).toMatch(
    /^app\/ui\/card\.tsx:3 imports app\/features\/credits\/rules\.ts: /,
  )
})
