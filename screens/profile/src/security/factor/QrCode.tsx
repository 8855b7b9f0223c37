import { useMemo } from 'react'
import { encode } from 'uqr'

/** Light cells around the code, which scanners need. */
const QUIET_ZONE = 4

/** A text as a QR code, black on white in both themes, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: cells } = encode(text, { ecc: 'M', border: QUIET_ZONE })
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size: cells, path: dark.join('') }
  }, [text])
  return (
    <svg
      className="profile-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
