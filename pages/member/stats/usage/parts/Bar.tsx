/** A percentage bar beside its number. */
export const Bar = ({ value, max }: { value: number; max: number }) => (
  <svg
    className="block h-[0.5rem] w-full print:[print-color-adjust:exact] forced-colors:border forced-colors:border-[color:CanvasText]"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="fill-rule forced-colors:fill-[color:Canvas]" width="100" height="8" />
    <rect
      className="fill-ai forced-colors:fill-[color:CanvasText]"
      width={max > 0 ? (100 * value) / max : 0}
      height="8"
    />
  </svg>
)
