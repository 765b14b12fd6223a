import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterScrolling } from './after-scrolling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the end of scrolling is noticed where the browser says so', () => {
  const page = Object.assign(new EventTarget(), { onscrollend: null })
  const callBack = vi.fn()
  const forget = afterScrolling(page, callBack)
  page.dispatchEvent(new Event('scrollend'))
  expect(callBack).toHaveBeenCalledTimes(1)
  forget()
  page.dispatchEvent(new Event('scrollend'))
  expect(callBack).toHaveBeenCalledTimes(1)
})

test('a browser without `scrollend` has scrolled once it is quiet', () => {
  const page = new EventTarget()
  const callBack = vi.fn()
  const forget = afterScrolling(page, callBack)
  for (let i = 0; i < 3; i++) page.dispatchEvent(new Event('scroll'))
  expect(callBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(callBack).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('scroll'))
  forget()
  vi.advanceTimersByTime(200)
  expect(callBack).toHaveBeenCalledTimes(1)
})
