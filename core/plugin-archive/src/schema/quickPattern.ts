import safeRegex from 'safe-regex2'

/** True for a pattern that is valid, short, and by whose repetitions no text takes for ever. */
export function isQuickPattern(pattern: string, longest: number): boolean {
  if (pattern.length > longest || !safeRegex(pattern)) return false
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
