// Runs in every page of the tests, before anything else: reports what nobody should see, and what is read aloud.
;(() => {
  const report = (kind, text) => window.tableeReports?.(kind, text)
  const KEY = /^[a-z]+(?:-[a-z0-9]+)+$/
  const SHOWN = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']

  document.addEventListener('securitypolicyviolation', (event) => {
    report('policy', `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)
  })

  const read = (text) => {
    const words = text?.trim()
    if (words && (KEY.test(words) || words.includes('{$') || /\bundefined\b|\bNaN\b|\[object /.test(words))) report('key', words)
  }

  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement?.closest('script, style, [data-test-free], bdi, .name')) return
      read(node.data)
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of SHOWN) read(node.getAttribute(name))
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
      else if (change.type === 'attributes') read(change.target.getAttribute(change.attributeName))
      else change.addedNodes.forEach(look)
    }
    listen()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: SHOWN })
})()
