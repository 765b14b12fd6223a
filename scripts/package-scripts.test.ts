import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('every script of package.json runs on the Node that comes with the installation', () => {
  const elsewhere = Object.entries(scripts).filter(
    ([, command]) => !command.startsWith('PATH=$(node scripts/packaged-node.js):$PATH && '),
  )
  expect(elsewhere).toEqual([])
})
