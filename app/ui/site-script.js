// @ts-check
// The only script of most static pages, and part of every other page. Plain browser JavaScript, served unchanged.

const STYLE = `
  .stage { display: grid; position: relative; touch-action: pan-y; cursor: ew-resize; --position: 50%; }
  ::slotted([slot=after]) { clip-path: inset(0 0 0 var(--position)); }
  .handle { position: absolute; inset: 0 auto 0 var(--position); width: 44px; margin-left: -22px; outline: none; }
  .handle::before { content: ""; position: absolute; inset: 0 21px; background: var(--color-paper); }
  .knob { position: absolute; top: 50%; left: 0; width: 44px; height: 44px; margin-top: -22px; border-radius: 50%;
    background: var(--color-paper); color: var(--color-ink); box-shadow: 0 0 0 1px rgb(34 32 28 / .15); }
  .handle:focus-visible .knob { box-shadow: 0 0 0 3px var(--color-bloom), 0 0 0 6px var(--color-paper); }
  .gliding .handle { transition: left .6s cubic-bezier(.4, 0, .2, 1); }
  .gliding ::slotted([slot=after]) { transition: clip-path .6s cubic-bezier(.4, 0, .2, 1); }
`
const KNOB = `<svg class="knob" viewBox="0 0 44 44" fill="none" stroke="currentColor" stroke-width="1.75"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M17 16l-6 6 6 6M27 16l6 6-6 6"/></svg>`

/** Steps of the keys in percent. With Shift the arrows move by one. */
const STEPS = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5, PageDown: -10, PageUp: 10 }

/** Two pictures in the slots `before` and `after`, and a line to drag between them, at first at `line` percent. */
class BeforeAfter extends HTMLElement {
  #stage = document.createElement('div')
  #handle = document.createElement('div')
  #start = Number(this.getAttribute('line') ?? 50)
  #position = this.#start
  #touched = false

  connectedCallback() {
    if (this.shadowRoot) return
    this.#stage.className = 'stage'
    this.#stage.innerHTML = '<slot name="before"></slot><slot name="after"></slot>'
    this.#handle.className = 'handle'
    this.#handle.innerHTML = KNOB
    this.#handle.tabIndex = 0
    for (const [name, value] of Object.entries({
      role: 'slider',
      'aria-label': this.getAttribute('aria-label') ?? 'Compare before and after',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
    }))
      this.#handle.setAttribute(name, value)
    this.#stage.append(this.#handle)
    const style = document.createElement('style')
    style.textContent = STYLE
    this.attachShadow({ mode: 'open' }).append(style, this.#stage)
    this.#moveTo(this.#start)
    this.#followPointer()
    this.#handle.addEventListener('keydown', (event) => this.#followKey(event))
    this.#hintOnce()
  }

  /** @param {number} percent of the width that shows the first picture */
  #moveTo(percent) {
    this.#position = Math.min(100, Math.max(0, percent))
    const shown = Math.round(this.#position)
    this.#stage.style.setProperty('--position', `${this.#position}%`)
    this.#handle.setAttribute('aria-valuenow', String(shown))
    this.#handle.setAttribute('aria-valuetext', `${shown} % before, ${100 - shown} % after`)
  }

  /** A finger that scrolls the page must not move the line, so touch counts from its first sideways move. */
  #followPointer() {
    let start = Number.NaN
    /** @param {PointerEvent} event */
    const move = (event) => {
      const box = this.#stage.getBoundingClientRect()
      this.#moveTo(((event.clientX - box.left) / box.width) * 100)
    }
    this.#stage.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return
      this.#takeOver()
      start = event.clientX
      this.#stage.setPointerCapture(event.pointerId)
      if (event.pointerType === 'mouse') move(event)
    })
    this.#stage.addEventListener('pointermove', (event) => {
      if (Math.abs(event.clientX - start) > 3) move(event)
    })
    this.#stage.addEventListener('pointerup', (event) => {
      if (!Number.isNaN(start)) move(event)
      start = Number.NaN
    })
    this.#stage.addEventListener('pointercancel', () => {
      start = Number.NaN
    })
    this.#stage.addEventListener('dragstart', (event) => event.preventDefault())
  }

  /** @param {KeyboardEvent} event */
  #followKey(event) {
    const step = STEPS[/** @type {keyof typeof STEPS} */ (event.key)]
    if (step) this.#moveTo(this.#position + (event.shiftKey ? Math.sign(step) : step))
    else if (event.key === 'Home') this.#moveTo(0)
    else if (event.key === 'End') this.#moveTo(100)
    else return
    this.#takeOver()
    event.preventDefault()
  }

  #takeOver() {
    this.#touched = true
    this.#stage.classList.remove('gliding')
  }

  /** Moves the line once when the slider comes into view, to show that it can be dragged. */
  #hintOnce() {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watcher.disconnect()
        for (const [index, step] of [0, -9, 7, 0].entries())
          setTimeout(
            () => {
              if (this.#touched) return
              this.#stage.classList.toggle('gliding', index < 4)
              this.#moveTo(this.#start + step)
            },
            700 + index * 620,
          )
      },
      { threshold: 0.5 },
    )
    watcher.observe(this)
  }
}

customElements.define('before-after', BeforeAfter)

/**
 * What sign-out forgets: the quiz's result, this tab's quiz, which would show its result to the next person, and drafts of
 * forms. Drafts in the session storage are those of this tab.
 */
const FORGOTTEN = /quizResult|pendingQuizAnalysis|userPreferences|quizSession|_draft/

/** The browser's storages, except those that it blocks or lacks. */
const storages = () =>
  /** @type {const} */ (['localStorage', 'sessionStorage']).flatMap((name) => {
    try {
      return window[name] ?? []
    } catch {
      return []
    }
  })

addEventListener('submit', ({ target }) => {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/sign-out') return
  for (const storage of storages())
    for (const key of Object.keys(storage)) if (FORGOTTEN.test(key)) storage.removeItem(key)
  const button = target.querySelector('button')
  if (!button) return
  button.textContent = button.dataset.pending ?? 'Signing Out...'
  button.setAttribute('aria-disabled', 'true')
  const screen = document.createElement('p')
  screen.className = 'signing-out'
  screen.textContent = 'Signing out...'
  document.body.append(screen)
  // Removes the screen in case the browser restores this page from its cache.
  addEventListener('pagehide', () => screen.remove(), { once: true })
})

/** Shows the password beside a button, or hides it again. */
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-reveals]') : null
  const password = button?.previousElementSibling
  if (!(button instanceof HTMLElement && password instanceof HTMLInputElement)) return
  const isShown = button.toggleAttribute('data-shown')
  password.type = isShown ? 'text' : 'password'
  const { title, dataset } = button
  button.title = dataset.reveals ?? ''
  button.setAttribute('aria-label', button.title)
  dataset.reveals = title
})

/** Closes the menu when one of its links is followed, even if the page stays. */
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('[popover] a') : null
  const menu = /** @type {HTMLElement | null | undefined} */ (link?.closest('[popover]'))
  menu?.hidePopover()
})

/** Asks again for the pictures that did not come, a moment (as `retry-pause.ts`) after the browser has a connection again. */
addEventListener('online', () => setTimeout(reloadPictures, 2000))

const reloadPictures = () => {
  // The browser loads what is set anew, even if it is the same.
  for (const picture of document.images)
    if (picture.complete && !picture.naturalWidth) picture.setAttribute('src', picture.src)
}

/** Announces that a page of the blog is loading, unless React opens it. @param {any} event */
const sayLoading = (event) => {
  const opener = event.target.closest?.('[href^="/blog"], [action^="/blog"]')
  const opensElsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey
  if (opener?.matches(event.type === 'click' ? 'a' : 'form') && !opensElsewhere) say('Loading')
}

/** @param {string} text */
const say = (text) => {
  for (const place of document.querySelectorAll('.opening')) place.textContent = text
}

addEventListener('click', sayLoading)
addEventListener('submit', sayLoading)
addEventListener('pageshow', () => say(''))

/** The page's script, on a page that is complete without it. */
const later = /** @type {HTMLScriptElement | null} */ (document.querySelector('script[type="text/later"]'))

/** Loads the page's script, once. */
const startLater = () => {
  if (!later?.dataset.files) return
  for (const href of later.dataset.files.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  delete later.dataset.files
  const { nonce, textContent } = later
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', nonce, textContent }),
  )
}

/** Starts the page's script when the pictures of the first screen are there and the page was shown. */
const startWhenShown = () => {
  const isMissing = [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete)
  if (!isMissing) requestAnimationFrame(() => setTimeout(startLater))
}

if (document.hidden) startLater()
else if (later) {
  for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, startLater, { once: true })
  for (const kind of ['load', 'error']) addEventListener(kind, startWhenShown, { capture: true })
  startWhenShown()
}
