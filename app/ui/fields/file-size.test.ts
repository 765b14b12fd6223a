import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a size is said in kilobytes below one megabyte, and nothing but an empty file has none', () => {
  expect([0, 1, 12_288, 1_047_553, 1_048_576, 2_500_000, 10_485_760].map(fileSize)).toEqual([
    '0 KB',
    '1 KB',
    '12 KB',
    '1.0 MB',
    '1.0 MB',
    '2.4 MB',
    '10.0 MB',
  ])
})
