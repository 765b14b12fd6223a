import { useRef, useState } from 'react'
import { damageOf } from './damaged-photo.ts'
import { useEarlyFiles } from './use-early-files.ts'
import { useFormReset } from './use-form-reset.ts'

/**
 * The file in a field, and what is wrong with it.
 *
 * @param check returns what is wrong with a file before it is accepted
 */
export function useChosenFile(
  check: ((file: File) => string | undefined) | undefined,
  onFile: ((file: File | null) => void) | undefined,
) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const choose = (next: File | null) => settle(next, next ? check?.(next) : undefined)
  const settle = (next: File | null, found: string | undefined) => {
    const accepted = found ? null : next
    if (!accepted && input.current) input.current.value = ''
    setProblem(found)
    setFile(accepted)
    onFile?.(accepted)
  }
  const refuseBroken = (broken: File) => settle(broken, damageOf(broken))
  const clear = () => {
    choose(null)
    input.current?.focus()
  }
  useEarlyFiles(input, ([file]) => choose(file!))
  useFormReset(input, () => setFile(null))
  /** Puts a dropped or photographed file into the field, so that the form sends it. */
  const take = (taken: File) => {
    const transfer = new DataTransfer()
    transfer.items.add(taken)
    if (input.current) input.current.files = transfer.files
    choose(taken)
  }
  return { input, file, problem, choose, clear, take, refuseBroken }
}
