import { LOCALES, type Locale } from '@airshed/schemas'
import { Menu, MenuButton, MenuItem, NamedIcon } from '@airshed/ui'
import { useAppText } from '../messages/appMessages.ts'
import { intlLocale, LANGUAGE_NAMES } from '../messages/language.ts'

export interface LanguageMenuProps {
  locale: Locale
  onChoose: (locale: Locale) => void
}

/** The languages of the console, each in its own name. */
export function LanguageMenu({ locale, onChoose }: LanguageMenuProps) {
  const text = useAppText()
  return (
    <MenuButton
      label={`${text('app.language')}: ${LANGUAGE_NAMES[locale]}`}
      icon={<NamedIcon name="translate" />}
      menu={
        <Menu>
          {LOCALES.map((each) => (
            <MenuItem
              key={each}
              lang={intlLocale(each)}
              text={LANGUAGE_NAMES[each]}
              roleStructure="listoption"
              selected={each === locale}
              onClick={() => onChoose(each)}
            />
          ))}
        </Menu>
      }
    />
  )
}
