/** Which build of this client a page is: the address of its script, which changes with anything that is in it. */
export const build = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? ''
