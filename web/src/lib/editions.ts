/** Which cards a table is played with, for people. */

const SHOWN = 8 // digits, as the server shows them

export const shortDigest = (digest: string): string => digest.slice(0, SHOWN)
