/** `isText`: not a number, in a smaller font. */
export type Figure = { label: string; value: string | number; unit?: string; note?: string; isText?: true }

/** Key figures. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-16 gap-y-24">
    {figures.map(({ label, value, unit, note, isText }) => (
      <div className="grid content-start gap-4 border-s border-rule-strong ps-12" key={label}>
        <dt className="text-13 leading-[1.5] break-phrase text-usuzumi">{label}</dt>
        <dd className="leading-[1.3]">
          <span
            className={
              isText
                ? 'block pt-8 font-mincho text-18 whitespace-nowrap tabular-nums'
                : 'font-mincho text-28 tabular-nums'
            }
          >
            {value}
          </span>
          {unit && <span className="ms-[0.25em] text-13">{unit}</span>}
          {note && <span className="block text-12 leading-[1.6] text-usuzumi">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
