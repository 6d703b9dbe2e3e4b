/** Words that turn a mention into a warning; one of them must stand in the same paragraph, table or list item. */
export const denial =
  /\b(not|nothing|never|neither|nor|instead|legacy|older|obsolete|deprecated|ignored?|invented|cannot|wrong|removed|internal|throws?|renamed|formerly)\b|n't\b|0\.4\.2|later releases|(has|have|are|is|with) (no|none)\b/i;
