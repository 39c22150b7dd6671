type Props = { label: string; keys: readonly { pressed: readonly string[]; does: string }[] }

/** Keys of one part of the management area, and what they do. */
export const KeyList = ({ label, keys }: Props) => (
  <section>
    <h3 className="mb-8 text-16">{label}</h3>
    <dl className="grid border-t border-rule">
      {keys.map(({ pressed, does }) => (
        <div
          className="grid grid-cols-[10.5rem_minmax(0,1fr)] items-center gap-12 border-b border-rule py-4 text-15 leading-[1.6]"
          key={`${pressed.join(' ')} ${does}`}
        >
          <dt className="flex flex-wrap gap-4">
            {pressed.map((key) => (
              <kbd
                className="min-w-[1.75rem] rounded border border-edge bg-surface px-8 py-0 text-center [font:400_var(--size-13)/1.7_var(--gothic)]"
                key={key}
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)
