/** Longest part of a file's name that comes from the dashboard's. */
const STEM_MAX = 60

/**
 * Name of the file that a dashboard is exported to: its name without characters that file systems
 * refuse, followed by `.airshed.json`.
 */
export function dashboardFileName(name: string): string {
  const stem = [...name.normalize('NFC')]
    .map((letter) => (/[\p{L}\p{N} ._()-]/u.test(letter) ? letter : '-'))
    .slice(0, STEM_MAX)
    .join('')
    .replace(/^[. -]+|[. -]+$/g, '')
  return `${stem === '' ? 'dashboard' : stem}.airshed.json`
}
