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
  ['said to be disabled', { 'aria-disabled': true }],
  ['said to be disabled, in HTML', { 'aria-disabled': 'true' }],
  ['said to be disabled, and its form is to be sent', { 'aria-disabled': true, type: 'submit' }],
])('a button that is %s says so and does nothing', (_, props) => {
  expect(click(props)).toEqual({ happened: ['held back'], disabled: true })
})

test.each([false, 'false', undefined] as const)('aria-disabled=%s leaves the button enabled', (value) => {
  expect(click({ 'aria-disabled': value })).toEqual({ happened: ['acted'], disabled: undefined })
})
