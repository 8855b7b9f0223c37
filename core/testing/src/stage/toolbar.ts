const item = (value: string, title: string) => ({ value, title })

/** Widths in which a story can be viewed, in CSS pixels. */
export const STORY_WIDTHS_PX: Readonly<Record<string, number>> = {
  desktop: 1440,
  tablet: 768,
  phone: 390,
}

/** The toolbar of the catalogue: argument name → its choices. */
export const TOOLBAR = {
  theme: {
    description: 'Look of the console',
    toolbar: {
      icon: 'contrast' as const,
      title: 'Theme',
      dynamicTitle: true,
      items: [item('light', 'Light'), item('dark', 'Dark')],
    },
  },
  locale: {
    description: 'Language of the reader',
    toolbar: {
      icon: 'globe' as const,
      title: 'Language',
      dynamicTitle: true,
      items: [item('en_US', 'English'), item('es_ES', 'Español')],
    },
  },
  width: {
    description: 'Width of the box around the story',
    toolbar: {
      icon: 'ruler' as const,
      title: 'Width',
      dynamicTitle: true,
      items: [
        item('own', 'Own width'),
        ...Object.entries(STORY_WIDTHS_PX).map(([name, widthPx]) => item(name, `${widthPx} px`)),
      ],
    },
  },
  live: {
    description: 'Whether the data of widgets move',
    toolbar: {
      icon: 'play' as const,
      title: 'Data',
      dynamicTitle: true,
      items: [item('still', 'Data stand still'), item('moving', 'Live data')],
    },
  },
}
