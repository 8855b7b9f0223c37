// Compiled from the schema: do not edit.
const validateDefault = validate10;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.hours !== void 0) {
			let data0 = data.hours;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				const err1 = {
					instancePath: instancePath + "/hours",
					schemaPath: "#/properties/hours/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 == "number") {
				if (data0 > 168 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/hours",
						schemaPath: "#/properties/hours/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 168
						},
						message: "must be <= 168"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/hours",
						schemaPath: "#/properties/hours/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { validateDefault as default };
