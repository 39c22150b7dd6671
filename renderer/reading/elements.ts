/** The attributes of the elements that renderer/reading defines, as React renders them. Their values are JSON or text. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'today-hours': HTMLAttributes<HTMLElement> & { place: string; holidays: string }
      'campaign-times': HTMLAttributes<HTMLElement> & { start: string; end: string }
      'contents-line': HTMLAttributes<HTMLElement> & Attributes
      'reading-mark': HTMLAttributes<HTMLElement> & Attributes & { item: string }
      'recent-keyword': HTMLAttributes<HTMLElement> & { text: string }
    }
  }
}

export {}
