import { Button, KeyComboTag } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { useAppText } from '../messages/appMessages.ts'

export interface SearchButtonProps {
  onClick: () => void
}

/** Opens the palette, and shows its shortcut; only an icon if space is short. */
export function SearchButton({ onClick }: SearchButtonProps) {
  const text = useAppText()
  return (
    <Button
      className="app-search"
      variant="minimal"
      icon={<SearchIcon />}
      title={text('app.command.palette')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <span className="app-search-text">
        {text('app.search')}
        <KeyComboTag combo="mod+k" minimal />
      </span>
    </Button>
  )
}
