// SQL of a post's generated columns.

/** The words of sanitised HTML. In it every `<` begins a tag, and these are the only escapes. */
export const PLAIN_TEXT = `
  replace(replace(replace(replace(replace(regexp_replace(content, '<[^>]*>', ' ', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&')`

/** Removes angle brackets: the full text parser reads text between them as a tag. */
const unbracketed = (text: string) => `translate(${text}, '<>', '  ')`

/** The search vector: the title weighs most, then style, room and excerpt, then the text. */
export const SEARCH_VECTOR = `
  setweight(to_tsvector('english', ${unbracketed('title')}), 'A') ||
  setweight(to_tsvector('english', coalesce(style_applied, '') || ' ' || replace(coalesce(room_type, ''), '-', ' ')), 'B') ||
  setweight(to_tsvector('english', ${unbracketed('excerpt')}), 'B') ||
  setweight(to_tsvector('english', ${unbracketed(PLAIN_TEXT.trim())}), 'D')`
