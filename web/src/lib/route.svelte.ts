/** Where we are: an address is a screen. Links work in a new tab, and the browser's back button does what it says. */

export type Place =
  | { screen: 'shelf' }
  | { screen: 'table'; table: string }
  | { screen: 'code'; code: string }
  | { screen: 'television' }
  | { screen: 'tv'; code: string }
  | { screen: 'replay'; table: string }
  | { screen: 'learn'; game: string }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'nowhere' }

export function placeOf(path: string, hash = ''): Place {
  const [, first, second, ...more] = path.split('/').map(decoded)
  if (!first) return { screen: 'shelf' }
  if (first === 'tv' && !second) return { screen: 'television' }
  if (!second || more.length > 0) return { screen: 'nowhere' }
  switch (first) {
    case 't':
      return { screen: 'table', table: second }
    case 'c':
      return { screen: 'code', code: second }
    case 'tv':
      return { screen: 'tv', code: second }
    case 'replay':
      return { screen: 'replay', table: second }
    case 'learn':
      return { screen: 'learn', game: second }
    case 'rules':
      return { screen: 'rules', game: second, rule: hash.slice(1) || null }
    default:
      return { screen: 'nowhere' }
  }
}

/** As it was written, if it cannot be read: then it leads to a table that is not there, and says so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => this.look())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.look()
    scrollTo(0, 0)
  }

  /** For an address that was only a way to another one. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.look()
  }

  /** The same screen under another address: nothing is shown anew. */
  rename(path: string): void {
    history.replaceState(null, '', path)
  }

  /** For `onclick` of a link: without loading the page again, unless a new tab is wanted. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.origin !== location.origin || link.hasAttribute('download')) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }

  private look(): void {
    this.place = placeOf(location.pathname, location.hash)
  }
}

export const route = new Route()
