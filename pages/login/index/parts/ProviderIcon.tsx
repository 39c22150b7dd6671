type Props = { name: 'LINE' | 'Google' | 'Facebook' }

/** The services' marks in their own colours, small, and silent: the words beside them say the name. */
export function ProviderIcon({ name }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {MARKS[name]}
    </svg>
  )
}

const MARKS = {
  LINE: (
    <>
      <rect width="24" height="24" rx="5.5" fill="#06c755" />
      <path
        fill="#fff"
        d="M12 4.2c-4.9 0-8.8 3.2-8.8 7.1 0 3.5 3.1 6.5 7.4 7 .3.1.7.2.8.5.1.3 0 .7 0 .9l-.1.8c0 .2-.2.9.8.5s5.3-3.1 7.2-5.4c1.4-1.5 1.5-3 1.5-4.3 0-3.9-3.9-7.1-8.8-7.1Z"
      />
      <path
        fill="none"
        stroke="#06c755"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6.5 9.6v3.4h1.7M10 9.6V13m1.5 0V9.6l2.3 3.4V9.6m3.6 0h-2V13h2m-2-1.7h1.8"
      />
    </>
  ),
  Google: (
    <>
      <path
        fill="#4285f4"
        d="M22.5 12.2c0-.7-.1-1.4-.2-2.1H12v4.1h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8Z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.4-1 7.2-2.7l-3.5-2.7c-1 .6-2.2 1-3.7 1-2.8 0-5.3-1.9-6.1-4.5H2.2V17A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.900l3.7-2.900Z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.700l3.1-3.100A11 11 0 0 0 2.2 7.100l3.7 2.800C6.7 7.3 9.2 5.4 12 5.400Z"
      />
    </>
  ),
  Facebook: (
    <path
      fill="#1877f2"
      d="M23 12a11 11 0 1 0-12.7 10.900v-7.700H7.500V12h2.800V9.600c0-2.8 1.6-4.3 4.1-4.3 1.2 0 2.5.2 2.5.2v2.700h-1.400c-1.4 0-1.8.9-1.8 1.700V12h3l-.5 3.200h-2.500v7.700A11 11 0 0 0 23 12Z"
    />
  ),
}
