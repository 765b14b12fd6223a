import type { MouseEvent } from 'react'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

type ButtonProps = Parameters<typeof Button>[0]

/** Clicks the rendered button. @returns whether its action ran, and whether its form was blocked */
function click(props: ButtonProps) {
  const happened: string[] = []
  const { props: rendered } = Button({ ...props, onClick: () => happened.push('acted') })
  rendered.onClick({ preventDefault: () => void happened.push('held back') } as unknown as MouseEvent)
  return { happened, disabled: rendered['aria-disabled'] }
}

test('a button runs its action', () => {
  expect(click({ children: 'Save' })).toEqual({ happened: ['acted'], disabled: undefined })
})

test.each<[string, ButtonProps]>([
  ['pending', { pending: true }],
  ['disabled', { 'aria-disabled': true }],
  ['disabled by an HTML attribute', { 'aria-disabled': 'true' }],
  ['a disabled submit button', { 'aria-disabled': true, type: 'submit' }],
])('a button that is %s is announced as disabled and does nothing', (_, props) => {
  expect(click(props)).toEqual({ happened: ['held back'], disabled: true })
})

test.each([false, 'false', undefined] as const)('aria-disabled=%s leaves the button enabled', (value) => {
  expect(click({ 'aria-disabled': value })).toEqual({ happened: ['acted'], disabled: undefined })
})
