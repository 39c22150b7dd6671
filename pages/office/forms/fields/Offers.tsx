/** Words that are often written. The browser shows them while somebody types. */
export const Offers = ({ id, offers }: { id: string; offers: readonly string[] }) => (
  <datalist id={id}>
    {offers.map((offer) => (
      <option key={offer} value={offer} />
    ))}
  </datalist>
)
