// Runs in every page of the tests, before anything else: reports what nobody should see, and what is read aloud.
;(() => {
  const report = (kind, text) => window.tableeReports?.(kind, text)
  const KEY = /^[a-z]+(?:-[a-z0-9]+)+$/
  // A card, a row or a tile as the engine writes it. `A1` to `E11` are names of places, and the law writes the cards of its lists so.
  const CODE = /\b(?![A-E]1[01]\b)(?:[1-8][UL]|[A-Z]\d\d|[ET]\d-[A-Z0-9]+)\b/
  const LAW = '.rule, .book'
  const SHOWN = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']

  document.addEventListener('securitypolicyviolation', (event) => {
    report('policy', `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)
  })

  const read = (text, element) => {
    const words = text?.trim()
    if (words && CODE.test(words) && !element?.closest(LAW)) report('code', words)
    if (words && (KEY.test(words) || words.includes('{$') || /\bundefined\b|\bNaN\b|\[object /.test(words))) report('key', words)
  }

  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement?.closest('script, style, [data-test-free], bdi, .name')) return
      read(node.data, node.parentElement)
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of SHOWN) read(node.getAttribute(name), node)
      for (const child of node.childNodes) look(child)
    }
  }

  let spoken = new Map()
  const listen = () => {
    for (const region of document.querySelectorAll('#app [aria-live].out-of-sight')) {
      const words = region.textContent.trim()
      if (spoken.get(region) !== words) {
        spoken.set(region, words)
        if (words) report('spoken', words)
      }
    }
  }

  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') look(change.target)
      else if (change.type === 'attributes') read(change.target.getAttribute(change.attributeName), change.target)
      else change.addedNodes.forEach(look)
    }
    listen()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: SHOWN })
})()
