/** Signs that go with the colours, for whoever sees no colours. */
export const SIGNS: readonly string[] = [
  'M6 27l5-6 5 6z',
  'M11 27a3.2 3.2 0 1 1 0-6.4 3.2 3.2 0 0 1 0 6.4z',
  'M8 21h6v6H8z',
  'M11 20l4 4-4 4-4-4z',
  'M9.5 20.5h3V23H15v2.5h-2.5V28h-3v-2.5H7V23h2.5z',
  'M7 21h8l-4 6.5z',
  'M7 22h8v1.6H7zm0 3h8v1.6H7z',
  'M11 20l1.3 2.9 3.2.3-2.4 2.1.7 3.1-2.8-1.6-2.8 1.6.7-3.1L6.5 23.2l3.2-.3z',
]
